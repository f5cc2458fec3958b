import { bleedingWords, moodWords, painWords } from "@/content/my-record";
import type { RecordDay } from "@/domain/record/record-schema";

/** What is noted about a day, in a few words. */
export function dayInShort(day: RecordDay): string {
  const { bleeding, pain, mood, symptoms, medicines, note } = day;
  const hasMeasures = [day.weightKg, day.waistCm, day.systolic, day.diastolic].some(
    (value) => value !== null,
  );
  const parts = [
    bleeding === null ? null : bleeding === 0 ? "No bleeding" : bleedingWords[bleeding],
    pain === null ? null : pain === 0 ? "No pain" : `Pain: ${painWords[pain]?.toLowerCase()}`,
    mood === null ? null : `Mood: ${moodWords[mood - 1]?.toLowerCase()}`,
    symptoms.length === 0 ? null : `${symptoms.length} ${symptoms.length === 1 ? "sign" : "signs"}`,
    medicines.length === 0 ? null : medicines.join(", "),
    hasMeasures ? "Measures" : null,
    note === "" ? null : "Note",
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
