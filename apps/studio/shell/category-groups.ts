import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type GroupName = 'badges' | 'events' | 'rolesAndAccess'

/** The categories as the navigation groups them. */
const CATEGORY_GROUPS: { label: GroupName; categories: Category[] }[] = [
  { label: 'badges', categories: ['basic', 'community'] },
  { label: 'events', categories: ['participation', 'ticket'] },
  { label: 'rolesAndAccess', categories: ['membership', 'role'] },
]

/** What a shortcut adds: a community has one membership card, which its own page makes. */
export const ADDABLE: Category[] = CATEGORIES.filter((category) => category !== 'membership')

type Facts = { isAdmin: boolean; counts: Partial<Record<Category, number>> | undefined }

/** The groups with what a person sees of them: admins everything, others what has templates. */
export function shownGroups({ isAdmin, counts }: Facts) {
  return CATEGORY_GROUPS.map(({ label, categories }) => ({
    label,
    categories: categories.filter((category) => isAdmin || (counts?.[category] ?? 0) > 0),
  })).filter(({ categories }) => categories.length > 0)
}

/** The category whose list a path shows. */
export function categoryOfPath(path: string): Category | undefined {
  return CATEGORIES.find((category) => path === `/templates/${category}`)
}
