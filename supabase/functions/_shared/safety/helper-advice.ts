import type { RedFlag } from "../contracts/red-flags.ts";
import type { Advice } from "./advice.ts";
import { adviceByFlag } from "./own-advice.ts";

const ASK_FIRST = "Ask them before the next dose.";

/** The words for someone who writes because another person is in danger. */
export const helperAdvice: Readonly<Record<RedFlag, Advice>> = {
  self_harm: {
    concern: "I am glad you told me. This person needs help right now.",
    todo: "Stay with them. Do not leave them alone. Move pills, poison and sharp things away. If something has been taken, or they may hurt themselves now, call the emergency number or go to the nearest hospital.",
    tell: "Say what was taken, if anything, and when. Listen, and do not argue or blame.",
  },
  eating_disorder: {
    concern: "What you describe is serious, and it can be treated. It is nobody's fault.",
    todo: "If there is fainting, great weakness, blood or chest pain, get emergency care today. If not, help them to see a doctor within a day. Stay with them until then.",
    tell: "Say when they last ate and drank.",
  },
  heavy_bleeding: {
    concern: adviceByFlag.heavy_bleeding.concern,
    todo: "If there is dizziness, fainting, short breath or a possible pregnancy, or pads cannot keep up, get emergency care now. If not, a doctor should see this today. Stay with them.",
    tell: "Take a list of the medicines along, above all blood thinners.",
  },
  pregnancy_emergency: {
    concern:
      "In pregnancy, or a possible pregnancy, this can be serious and needs to be checked now.",
    todo: "Call the emergency number or go with them to the nearest hospital now. Do not wait for a scan date. Stay with them.",
    tell: "Say how many weeks it is, or when the last period was.",
  },
  severe_pelvic_pain: {
    concern: adviceByFlag.severe_pelvic_pain.concern,
    todo: "Help them to get emergency care now. Nothing to eat or drink while you wait, and do not wait for painkillers to work. Stay with them.",
    tell: "Say when the pain began, and when the last period was.",
  },
  ovarian_hyperstimulation: {
    concern: "Signs like these after fertility drugs can be serious and need to be checked now.",
    todo: "Call the fertility clinic's emergency number now. With short breath, chest pain or little urine, get emergency care. Stay with them.",
    tell: "Say which drugs were used and when. No more medicines unless the clinic says so.",
  },
  blood_clot: {
    concern:
      "This could be a blood clot, or another problem with the breathing. It needs to be checked right away.",
    todo: "Call the emergency number or go with them to the nearest emergency department now. Do not leave them alone.",
    tell: `Say if they use the pill, a patch or a ring, or could be pregnant. ${ASK_FIRST}`,
  },
  stroke: {
    concern: adviceByFlag.stroke.concern,
    todo: "If the face, an arm, the speech or the sight has changed, even if it went away again, or the headache is the worst ever, call the emergency number now. Stay with them.",
    tell: `Say when it began, and if they use the pill. ${ASK_FIRST}`,
  },
  chest_pain: {
    concern: adviceByFlag.chest_pain.concern,
    todo: "Call the emergency number now. Let them rest, and stay with them. If they do not wake or breathe, say so at once on the phone and do what you are told.",
    tell: "Say when it began and which medicines they take.",
  },
  sugar_or_medicine_reaction: {
    concern: adviceByFlag.sugar_or_medicine_reaction.concern,
    todo: "If the throat or face swells, breathing is hard or fast, or they are drowsy, call the emergency number now, and give nothing by mouth to someone who is drowsy. If the sugar is low and they are awake, give some sugar, such as juice, and get help. Stay with them.",
    tell: `Take the box of any medicine along. ${ASK_FIRST}`,
  },
  unsafe_medicine_in_pregnancy: {
    concern: adviceByFlag.unsafe_medicine_in_pregnancy.concern,
    todo: "Help them to call the prescriber, a pharmacist or a maternity line today. If no one answers, go to a clinic or an emergency department. A web page is no reason to decide about a pregnancy.",
    tell: `Take the box along. ${ASK_FIRST}`,
  },
  fast_virilisation: {
    concern: adviceByFlag.fast_virilisation.concern,
    todo: "They should see a specialist within a week or two, and sooner with a bad headache or high blood pressure.",
    tell: "Note when each change began, and take the blood results along.",
  },
  infection: {
    concern: adviceByFlag.infection.concern,
    todo: "A doctor should see this today. With a high fever, faintness, confusion, cold or blotchy skin, or severe pain, get emergency care now. Stay with them.",
    tell: "Say what was done, and on which day.",
  },
  violence: {
    concern: "I am sorry this is happening. It is not the fault of the person who is hurt.",
    todo: "If anyone is in danger, call the emergency number now. Help them to a safe place if you can. Seeing a health worker soon, within three days if possible, helps to prevent infection and pregnancy. Care is there even without the police.",
    tell: "Believe them, and do not confront the person who hurts them on your own.",
  },
  minor: {
    concern: "You did well to say this. A child who is hurt needs help, and it is not their fault.",
    todo: "If the child is in danger, call the emergency number now. Stay with the child, and tell a doctor, a school nurse or a child line today. Choose someone who has nothing to do with the harm.",
    tell: "Say how old the child is.",
  },
  postpartum_or_psychosis: {
    concern: adviceByFlag.postpartum_or_psychosis.concern,
    todo: "Get emergency care now. Stay with her. Do not leave her alone, or alone with the baby. Let someone else look after the baby.",
    tell: "Say if and when she gave birth, and how much she has slept.",
  },
  poisoning: {
    concern: "What was taken can be harmful. No one should be blamed.",
    todo: "Call the emergency number or go to a hospital now. Stay with them, and do not make them vomit.",
    tell: "Take the container along, and say what was taken and when.",
  },
};
