import { Section } from '#ui/layout/section.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { permissionWords } from '../texts.ts'
import styles from './account.module.css'

type Right = 'yes' | 'no' | 'inFolders'

/** Each action, for the main admin, an admin and a contributor. */
const ROWS = [
  ['badges', ['yes', 'yes', 'inFolders']],
  ['profile', ['yes', 'yes', 'no']],
  ['access', ['yes', 'yes', 'no']],
  ['admins', ['yes', 'no', 'no']],
  ['community', ['yes', 'no', 'no']],
] as const satisfies [string, [Right, Right, Right]][]
const ROLES = ['mainAdmin', 'admin', 'contributor'] as const

/** What each role can do. */
export function PermissionsTable() {
  const permissions = useTexts(permissionWords)
  return (
    <Section above="xl" padBlock="m" title={permissions.title()} aria-label={permissions.title()}>
      <table className={styles.permissions} aria-label={permissions.title()}>
        <thead>
          <tr>
            <th scope="col">
              <span className="bz-hidden">{permissions.action()}</span>
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {permissions[role]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([action, rights]) => (
            <tr key={action}>
              <th scope="row">{permissions[action]()}</th>
              {rights.map((right, at) => (
                <td key={ROLES[at]}>
                  {right === 'yes' && <StatusGlyph status="owner" tone="owner" />}
                  <span className={right === 'yes' ? 'bz-hidden' : undefined}>{permissions[right]()}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
