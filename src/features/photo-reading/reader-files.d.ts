/** What the build says about the files of the text reader. */
declare module "virtual:reader-files" {
  /** The folder that they stand in, from the site's root. */
  export const READER_FOLDER: string;
  /** The size of each file, unpacked. */
  export const READER_FILE_BYTES: Readonly<Record<string, number>>;
  /** What the first use downloads, in megabytes. */
  export const READER_PACKED_MB: number;
}
