import { Camera, type LucideIcon, Paperclip } from "lucide-react";

type ToolProps = { label: string; Icon: LucideIcon; isDisabled: boolean; onPress: () => void };

function Tool({ label, Icon, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-1 text-ink hover:bg-primary-soft active:bg-primary-soft-2 disabled:bg-transparent disabled:text-ink-3 disabled:opacity-60"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}

export type AttachButtonsProps = {
  isDisabled: boolean;
  onAttach: () => void;
  onCamera: () => void;
};

/** The two ways beside the field to add something to a message. */
export function AttachButtons({ isDisabled, onAttach, onCamera }: AttachButtonsProps) {
  return (
    <>
      <Tool label="Attach a file" Icon={Paperclip} isDisabled={isDisabled} onPress={onAttach} />
      <Tool label="Take a photo" Icon={Camera} isDisabled={isDisabled} onPress={onCamera} />
    </>
  );
}
