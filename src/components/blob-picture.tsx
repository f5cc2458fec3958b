import { useEffect, useRef } from "react";

export type BlobPictureProps = { picture: Blob; alt: string; className?: string };

/** Shows a picture that is in memory; its address is given back when it is no longer shown. */
export function BlobPicture({ picture, alt, className }: BlobPictureProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);

  return <img ref={image} alt={alt} className={className} />;
}
