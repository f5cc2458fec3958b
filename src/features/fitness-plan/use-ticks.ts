import { mondayOf } from "@/domain/week-days";
import { weekTicksKey } from "@/lib/personal-data";
import { useDeviceText } from "@/lib/use-device-text";
import { useToday } from "@/lib/use-today";

/** The ticks of this week; what is kept is its Monday and then each tick, with spaces between. */
function readTicks(text: string | null, monday: string): string[] {
  const [week, ...done] = text?.split(" ") ?? [];
  return week === monday ? done : [];
}

export type Ticks = {
  /** Today on her own calendar; null until the browser has been asked. */
  today: string | null;
  isDone: (id: string) => boolean;
  tick: (id: string, isDone: boolean) => void;
};

/** What she has ticked this week, kept on this device alone; a new week begins on Monday with none. */
export function useTicks(): Ticks {
  const today = useToday();
  const [text, keep] = useDeviceText(weekTicksKey);
  const monday = today === null ? "" : mondayOf(today);
  const done = readTicks(text, monday);
  return {
    today,
    isDone: (id) => done.includes(id),
    tick: (id, isDone) => {
      const others = done.filter((other) => other !== id);
      keep([monday, ...others, ...(isDone ? [id] : [])].join(" "));
    },
  };
}
