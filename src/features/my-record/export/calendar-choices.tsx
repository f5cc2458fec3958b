import { ChoiceRow } from "@/components/choice-row";
import { TextField } from "@/components/field";
import { exportTexts } from "@/content/record-export";
import { REPEATS, type Reminder } from "@/domain/record/export/notes-calendar";
import { isDay } from "@/domain/whole-days";
import { TickLine } from "@/features/my-record/open-record/tick-line";

const MOST_TITLE_LETTERS = 60;
const texts = exportTexts.calendar;
const repeats = REPEATS.map((value) => ({ value, label: texts.repeats[value] }));

/** What she wants in her calendar, and under which titles. */
export type CalendarWishes = {
  hasAppointments: boolean;
  appointmentTitle: string;
  hasReminder: boolean;
  reminder: Reminder;
};

type CalendarChoicesProps = {
  wishes: CalendarWishes;
  /** How many appointments are to come. */
  appointments: number;
  today: string;
  onChange: (wishes: CalendarWishes) => void;
};

/** The appointments and the reminder of a calendar file, each under a title that she chooses. */
export function CalendarChoices({ wishes, appointments, today, onChange }: CalendarChoicesProps) {
  const { hasAppointments, appointmentTitle, hasReminder, reminder } = wishes;

  function remind(change: Partial<Reminder>): void {
    onChange({ ...wishes, reminder: { ...reminder, ...change } });
  }

  return (
    <div className="grid gap-5">
      <p>{texts.safe}</p>
      <div className="grid gap-4">
        <TickLine
          isTicked={hasAppointments && appointments > 0}
          isDisabled={appointments === 0}
          onTick={(isTicked) => onChange({ ...wishes, hasAppointments: isTicked })}
        >
          {texts.appointments(appointments)}
        </TickLine>
        {hasAppointments && appointments > 0 && (
          <TextField
            label="Title of each appointment"
            maxLength={MOST_TITLE_LETTERS}
            autoComplete="off"
            placeholder={texts.appointmentTitle}
            value={appointmentTitle}
            onChange={({ target }) => onChange({ ...wishes, appointmentTitle: target.value })}
          />
        )}
        <TickLine
          isTicked={hasReminder}
          onTick={(isTicked) => onChange({ ...wishes, hasReminder: isTicked })}
        >
          {texts.reminder}
        </TickLine>
        {hasReminder && (
          <>
            <TextField
              label="Title of the reminder"
              maxLength={MOST_TITLE_LETTERS}
              autoComplete="off"
              placeholder={texts.reminderTitle}
              value={reminder.title}
              onChange={({ target }) => remind({ title: target.value })}
            />
            <TextField
              label="First day"
              type="date"
              className="max-w-60"
              min={today}
              value={reminder.day}
              error={isDay(reminder.day) ? undefined : "Enter a day."}
              onChange={({ target }) => remind({ day: target.value })}
            />
            <ChoiceRow
              legend="How often?"
              choices={repeats}
              chosen={reminder.repeats}
              onChoose={(chosen) => remind({ repeats: chosen ?? reminder.repeats })}
            />
          </>
        )}
      </div>
    </div>
  );
}
