import { minuteRange, type FitnessDay } from "@/domain/fitness-week";

const headLook = "py-2 pe-3 sm:pe-5 text-start font-semibold last:pe-0";
const cellLook = "py-3 pe-3 sm:pe-5 text-start align-top last:pe-0";

/** A week of movement, a row for each day. */
export function WeekTable({
  week,
  labelledBy,
}: {
  week: readonly FitnessDay[];
  labelledBy: string;
}) {
  return (
    <table aria-labelledby={labelledBy} className="w-full text-sm">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className={headLook}>
            Day
          </th>
          <th scope="col" className={headLook}>
            What to do
          </th>
          <th scope="col" className={headLook}>
            Minutes
          </th>
        </tr>
      </thead>
      <tbody>
        {week.map((day) => (
          <tr key={day.day} className="border-b border-line">
            <th scope="row" className={`${cellLook} font-semibold`}>
              {day.day}
            </th>
            <td className={cellLook}>{day.activity}</td>
            <td className={cellLook}>{minuteRange(day.minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
