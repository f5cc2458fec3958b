/** How to do what people ask about their account, in words that stand alone. */
export const accountHelp = [
  {
    id: "make-an-account",
    heading: "Make an account or sign in",
    page: "auth",
    text: "You can read the articles, take the quiz and use the BMI page with no account. For the companion you need a free one. Open the Sign in page, and choose to sign in or to make an account with your e-mail address and a password. You must be 18 or older. If you are 13 to 17, you need the consent of a parent or guardian.",
  },
  {
    id: "forgotten-password",
    heading: "You forgot your password",
    page: "auth",
    text: "Open the Sign in page and ask for a new password. You get an e-mail with a link to a page where you choose a new one. If the link is too old, ask for another.",
  },
  {
    id: "your-data",
    heading: "See, download or delete your data",
    page: "profile",
    text: "What you write to the companion is kept in your account, where each person can read only her own. In your profile, press “Download my data” to get all of it, “Withdraw consent” to stop the companion from taking messages, or “Delete my account” to erase everything at once. In the chat you can delete one message or all of them. We sell nothing about you, and there are no ads. The privacy policy says who else gets data and why.",
  },
] as const;
