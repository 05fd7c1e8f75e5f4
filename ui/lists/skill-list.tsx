import { Stack } from '../layout/stack.tsx'
import styles from './skill-list.module.css'

type Props = {
  /** `href` is '' without an address, `note` '' without a second line. */
  skills: readonly { name: string; href: string; note: string }[]
}

/** The skills of a badge, each a link to its description elsewhere. */
export function SkillList({ skills }: Props) {
  return (
    <Stack as="ul" gap="s" breaks className={styles.list}>
      {skills.map(({ name, href, note }) => (
        <li key={`${name} ${href} ${note}`}>
          {href ? (
            <a className="bz-link" href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          ) : (
            name
          )}
          {note && <small>{note}</small>}
        </li>
      ))}
    </Stack>
  )
}
