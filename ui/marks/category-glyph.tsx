export type Category = 'basic' | 'community' | 'participation' | 'ticket' | 'membership' | 'role'

export const CATEGORIES: Category[] = ['basic', 'community', 'participation', 'ticket', 'membership', 'role']

/** A category's own drawing, decoration beside its name. `size` in pixels. */
export function CategoryGlyph({ category, size = 20 }: { category: Category; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      {DRAWINGS[category]}
    </svg>
  )
}

const DRAWINGS = {
  basic: (
    <>
      <path d="M4 4.5h12v6c0 3.6-2.6 5.7-6 7-3.4-1.3-6-3.4-6-7z" />
      <path d="M4.4 12.6 10 8.4l5.6 4.2" />
    </>
  ),
  community: (
    <>
      <circle cx="7.6" cy="10" r="5.1" />
      <circle cx="12.4" cy="10" r="5.1" />
    </>
  ),
  participation: (
    <>
      <path d="M4 3.5h12v10L10 17l-6-3.5z" />
      <path d="M4 8h12" />
    </>
  ),
  ticket: (
    <>
      <path d="M4.5 3h11v7.3a1.7 1.7 0 0 0 0 3.2V17h-11v-3.5a1.7 1.7 0 0 0 0-3.2z" />
      <path d="M8 11.9h4" strokeDasharray="1.3 1.4" />
    </>
  ),
  membership: (
    <>
      <rect x="2.5" y="4.7" width="15" height="10.6" rx="2" />
      <path d="M5.5 12.3 8.3 9.8l2.8 2.5" />
    </>
  ),
  role: (
    <>
      <path d="M10 2.8 16.2 6.4v7.2L10 17.2 3.8 13.6V6.4z" />
      <path d="M6.6 12.2 10 9.4l3.4 2.8" />
    </>
  ),
}
