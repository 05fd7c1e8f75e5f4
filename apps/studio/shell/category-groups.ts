import { CATEGORIES, type Category } from '#features/templates/rules.ts'

type GroupName = 'badges' | 'events' | 'rolesAndAccess'

/** The categories in the groups of the navigation. */
const CATEGORY_GROUPS: { label: GroupName; categories: Category[] }[] = [
  { label: 'badges', categories: ['basic', 'community'] },
  { label: 'events', categories: ['participation', 'ticket'] },
  { label: 'rolesAndAccess', categories: ['membership', 'role'] },
]

/** The categories that a shortcut can add: a community has one membership card, created on its own page. */
export const ADDABLE: Category[] = CATEGORIES.filter((category) => category !== 'membership')

type Facts = { mayCreate: boolean; counts: Partial<Record<Category, number>> | undefined }

/** The groups that a person sees: all categories when they can create templates, otherwise those with templates. */
export function shownGroups({ mayCreate, counts }: Facts) {
  return CATEGORY_GROUPS.map(({ label, categories }) => ({
    label,
    categories: categories.filter((category) => mayCreate || (counts?.[category] ?? 0) > 0),
  })).filter(({ categories }) => categories.length > 0)
}

/** The category of a list's path. */
export function categoryOfPath(path: string): Category | undefined {
  return CATEGORIES.find((category) => path === `/templates/${category}`)
}
