import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../../texts.ts'
import type { Invited } from './wizard-draft.ts'

type Props = { invited: Invited; onAlone?: () => void }

/** Names the parent of the community that is being created, with the way to create it without one. */
export function WizardParent({ invited: { parent }, onAlone }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  return (
    <Row below="xl" gap="m" breaks padBlock="s" padInline="l" round="l" ground="accent">
      <Shield name={parent.name} picture={parent.profileImage || undefined} size={28} />
      <Text shrinks>
        {wizardScreenTexts.partOf({ parent: parent.name })}{' '}
        {onAlone && (
          <button type="button" className="bz-link" onClick={onAlone}>
            {wizardScreenTexts.alone()}
          </button>
        )}
      </Text>
    </Row>
  )
}
