import { SafetyLine } from "./safety-line";
import { SideTabs, type SideTabsProps } from "./side-tabs";

/** Stays under the header while she reads: the way to her history and the symptoms, and what the assistant is not for. */
export function ChatBar(tabs: SideTabsProps) {
  return (
    <div className="z-10 [@media(height>=480px)]:sticky [@media(height>=480px)]:top-(--header-height)">
      <SideTabs {...tabs} />
      <SafetyLine />
    </div>
  );
}
