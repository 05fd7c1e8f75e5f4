import styles from './portraits.module.css'

type Props = { name: string; picture: string; size: number }

/** A community's picture on a roundel, or its initial, on any ground. `size` in pixels. */
export function Logo({ name, picture, size }: Props) {
  return (
    <span className={styles.logo} style={{ width: size, height: size, fontSize: size * 0.5 }} aria-hidden>
      {picture ? <img src={picture} alt="" width={size} height={size} /> : [...name.trim()][0]}
    </span>
  )
}
