import { Camera, type LucideIcon, Paperclip } from "lucide-react";

type ToolProps = {
  label: string;
  Icon: LucideIcon;
  isDisabled: boolean;
  /** Whether it is on, where it can be on or off. */
  isPressed?: boolean;
  onPress: () => void;
};

/** A button at the start of the field. */
export function Tool({ label, Icon, isDisabled, isPressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-1 text-ink hover:bg-primary-soft aria-pressed:bg-primary-soft-2 active:bg-primary-soft-2 disabled:bg-transparent disabled:text-ink-3 disabled:opacity-60"
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
