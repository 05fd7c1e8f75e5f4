/** The mark: a shield with a chevron. `size` is its height in pixels; `title` names it, otherwise it is decoration. */
export function Mark({ size = 24, title, onDark }: { size?: number; title?: string; onDark?: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={!title}
    >
      <path
        fill={onDark ? '#FFFFFF' : 'var(--bz-mark-chief, #211970)'}
        d="M9 7.5A4.5 4.5 0 0 1 13.5 3h37A4.5 4.5 0 0 1 55 7.5v24L34.6 15.6a4.2 4.2 0 0 0-5.2 0L9 31.5z"
      />
      <path
        fill="#8280FF"
        d="M29.4 25.6a4.2 4.2 0 0 1 5.2 0L53.86 40.6C50.88 49.84 42.4 57.2 33.7 61.2a4 4 0 0 1-3.4 0C21.6 57.2 13.12 49.84 10.14 40.6z"
      />
    </svg>
  )
}
