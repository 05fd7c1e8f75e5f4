import { texts } from '#base/text.ts'

/** Problems with admins and invitations, in forms, calls and toasts; the first three are the specification's words. */
export const teamProblems = texts({
  emailRequired: { en: 'Email is required', fr: "L'adresse e-mail est obligatoire" },
  nameRequired: { en: 'Name is required', fr: 'Le nom est obligatoire' },
  invalidEmail: { en: 'Invalid email', fr: 'Adresse e-mail non valide' },
  emailTaken: {
    en: 'This address is already an admin of this community.',
    fr: 'Cette adresse administre déjà cette communauté.',
  },
  tooManyAdmins: {
    en: 'A community can have 100 admins at most. Remove one first.',
    fr: "Une communauté compte 100 admins au plus. Retirez-en un d'abord.",
  },
  tooManyInvitations: {
    en: 'Too many invitations. Try again later.',
    fr: "Trop d'invitations. Réessayez plus tard.",
  },
})
