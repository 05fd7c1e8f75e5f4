import styles from './marks.module.css'

/** A person: their picture, or their initials on a neutral roundel; ruled without a name. `size` in pixels. */
export function Roundel({ name, picture, size = 32 }: { name: string; picture?: string; size?: number }) {
  return (
    <span
      className={styles.roundel}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      data-ruled={(!picture && name.trim() === '') || undefined}
      aria-hidden
    >
      {picture ? <img src={picture} alt="" width={size} height={size} /> : initials(name)}
    </span>
  )
}

/** Up to two initials of a name: its first and last word. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
