import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'

type Props = {
  /** `href` is '' without an address, `note` '' without a second line. */
  skills: readonly { name: string; href: string; note: string }[]
}

/** The skills of a badge, each a link to its description elsewhere. */
export function SkillList({ skills }: Props) {
  return (
    <Stack as="ul" gap="s" breaks>
      {skills.map(({ name, href, note }) => (
        <li key={`${name} ${href} ${note}`}>
          {href ? (
            <a className="bz-link" href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          ) : (
            name
          )}
          {note && (
            <Text as="small" block type="small" tone="ink3">
              {note}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
