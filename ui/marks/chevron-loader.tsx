import styles from './chevron-loader.module.css'

/** Two chevrons that rise in turn. Decoration: the words beside it describe the progress. `size` in pixels. */
export function ChevronLoader({ size = 20 }: { size?: number }) {
  return (
    <svg
      className={styles.loader}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 10.5 10 5l6 5.5" />
      <path d="M4 16 10 10.5 16 16" />
    </svg>
  )
}
