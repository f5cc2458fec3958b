import type { RedFlag } from "../contracts/red-flags.ts";
import type { Advice } from "./advice.ts";

const ASK_FIRST = "Ask them before your next dose.";

/** What she reads when a red flag is met. */
export const adviceByFlag: Readonly<Record<RedFlag, Advice>> = {
  self_harm: {
    concern: "I am really glad you told me. You deserve help right now.",
    todo: "If you have taken something or may hurt yourself, call the emergency number or go to the nearest hospital now. Stay with someone you trust, and move away from pills and sharp things. Are you safe right now?",
    tell: "Tell them what you took, if anything, and when.",
  },
  eating_disorder: {
    concern: "What you describe is serious, and it can be treated. It is not your fault.",
    todo: "If you feel faint, are very weak, see blood or have chest pain, go to emergency care today. If not, see a doctor within a day.",
    tell: "Tell them when you last ate and drank.",
  },
  heavy_bleeding: {
    concern: "Bleeding like this can be serious and needs to be checked.",
    todo: "If you feel dizzy or faint, are short of breath, could be pregnant or cannot keep up with pads, get emergency care now. If not, see a doctor today.",
    tell: "Take a list of your medicines, above all blood thinners.",
  },
  pregnancy_emergency: {
    concern:
      "In pregnancy, or when you could be pregnant, this can be serious and needs to be checked now.",
    todo: "Call the emergency number or go to the nearest hospital now. Do not wait for a scan date. If you are not sure that you are pregnant, you need a test, with PCOS too.",
    tell: "Tell them how many weeks you are, or when your last period was.",
  },
  severe_pelvic_pain: {
    concern: "Sudden or very strong tummy pain can be serious and needs to be checked now.",
    todo: "Get emergency care now. Do not eat or drink while you wait, and do not wait for painkillers to work.",
    tell: "Tell them when the pain began, and when your last period was.",
  },
  ovarian_hyperstimulation: {
    concern: "Feeling like this after fertility drugs can be serious and needs to be checked now.",
    todo: "Call your fertility clinic's emergency number now. If you are short of breath, have chest pain or pass little urine, get emergency care.",
    tell: "Tell them which drugs you had and when. Do not take more medicines unless they say so.",
  },
  blood_clot: {
    concern:
      "This could be a blood clot, or another problem with your breathing. It needs to be checked right away.",
    todo: "Call the emergency number or go to the nearest emergency department now.",
    tell: `Say if you use the pill, a patch or a ring, or could be pregnant. ${ASK_FIRST}`,
  },
  stroke: {
    concern: "Signs like these in the head, face, arms, speech or sight can be serious.",
    todo: "If your face, an arm, your speech or your sight has changed, even if it went away again, or the headache is the worst of your life, call the emergency number now. If you only see lights before headaches and use the pill, speak to a clinician today.",
    tell: `Tell them when it began, and if you use the pill. ${ASK_FIRST}`,
  },
  chest_pain: {
    concern: "This can be serious and needs to be checked now.",
    todo: "Call the emergency number now. Rest, and do not drive yourself.",
    tell: "Tell them when it began and which medicines you take.",
  },
  sugar_or_medicine_reaction: {
    concern:
      "This could be a severe allergy, a bad reaction to a medicine or a dangerous sugar level. It needs to be checked now.",
    todo: "If the throat or face swells, breathing is hard or fast, or someone is drowsy, call the emergency number now and give nothing by mouth to someone who is drowsy. If your sugar is low and you are awake, take some sugar, such as juice, and get help.",
    tell: `Take the box of any medicine with you. ${ASK_FIRST}`,
  },
  unsafe_medicine_in_pregnancy: {
    concern: "Some medicines are not safe in pregnancy, so this needs a call today.",
    todo: "Call your prescriber, a pharmacist or a maternity line today. If no one answers, go to a clinic or an emergency department. A web page is no reason to decide about a pregnancy.",
    tell: "Take the box with you. Ask them before your next dose.",
  },
  fast_virilisation: {
    concern: "This pattern is not typical of PCOS. It can usually be treated.",
    todo: "See a specialist within a week or two. Go sooner if you have a bad headache or high blood pressure.",
    tell: "Tell them when each change began, and take your blood results.",
  },
  infection: {
    concern: "This could be an infection, which can get serious fast.",
    todo: "See a doctor today. If you have a high fever, feel faint or confused, or have severe pain, get emergency care now.",
    tell: "Tell them what was done, and on which day.",
  },
  violence: {
    concern: "I am sorry this happened. It is not your fault.",
    todo: "If you are not safe, call the emergency number now. Seeing a health worker soon, within three days if you can, helps to prevent infection and pregnancy. They can help even if you do not go to the police.",
    tell: "Choose a person or a line outside your home to tell.",
  },
  minor: {
    concern: "You did well to say this. You deserve help, and none of it is your fault.",
    todo: "Talk to a grown-up you trust, a school nurse or a doctor today. If someone hurts you, choose a person who has nothing to do with it. If you are in danger, call the emergency number now.",
    tell: "Tell them how old you are.",
  },
  postpartum_or_psychosis: {
    concern: "What you describe is an illness that can be treated, and it needs help now.",
    todo: "Get emergency care now. Someone else should stay with you. If there is a baby, someone else should look after the baby.",
    tell: "Tell them if and when you gave birth, and how much you have slept.",
  },
  poisoning: {
    concern: "What was taken can be harmful. No one should blame you.",
    todo: "Call the emergency number or go to a hospital now.",
    tell: "Take the container with you, and say what was taken and when.",
  },
};
