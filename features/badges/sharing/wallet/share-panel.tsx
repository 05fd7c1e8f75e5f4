import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { createShare, endShare, listHeld } from '../../contract.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { sharePanel } from '../../wallet-texts.ts'
import { publicPageSays } from './public-page-says.ts'
import { ShareAddress } from './share-address.tsx'
import { ShareName } from './share-name.tsx'

/** The public page of a badge: turn it on or off, what it says, and the ways beside `ShareFirst`. */
export function SharePanel({ badge, disabled }: { badge: HeldBadge; disabled: boolean }) {
  const sharePanelTexts = useTexts(sharePanel)
  const sentence = useProblemText()
  const on = useCall(createShare, { invalidates: [listHeld] })
  const off = useCall(endShare, { invalidates: [listHeld] })
  const turn = async (isShared: boolean) => {
    const { problem } = await (isShared ? on : off).run({ badgeId: badge.id })
    if (problem?.status && problem.status < 500) toastError(sentence(problem.key))
    if (!problem && !isShared) toastSuccess(sharePanelTexts.ended())
    return !problem
  }
  const isOn = badge.shareUrl !== ''
  const says = publicPageSays(badge).map((said) => sharePanelTexts[said]())
  return (
    <Section
      title={sharePanelTexts.title()}
      heading={{ id: 'share-title', below: 'm' }}
      padBlock="xl"
      lined="above"
      aria-labelledby="share-title"
    >
      <SwitchField
        label={sharePanelTexts.public()}
        hint={isOn ? sharePanelTexts.on() : sharePanelTexts.off()}
        checked={isOn}
        disabled={disabled}
        onChange={turn}
      />
      <Text above="s" type="small" tone="ink2" width="text">
        {says.join(' ')}
      </Text>
      {isOn && <ShareName badge={badge} disabled={disabled} />}
      {isOn && <ShareWays badge={badge} />}
    </Section>
  )
}

function ShareWays({ badge }: { badge: HeldBadge }) {
  const sharePanelTexts = useTexts(sharePanel)
  const url = badge.shareUrl
  const values = { title: badge.title, issuer: badge.issuer.name, url }
  const subject = sharePanelTexts.mailSubject(values)
  const body = sharePanelTexts.mailBody(values)
  const copy = useCopy()
  return (
    <>
      <ShareAddress url={url} />
      <ButtonRow above="m">
        <Button
          icon={<EnvelopeSimpleIcon size={18} />}
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        >
          {sharePanelTexts.mail()}
        </Button>
        <Button icon={<CodeIcon size={18} />} onClick={() => copy(embedCode(badge))}>
          {sharePanelTexts.embed()}
        </Button>
      </ButtonRow>
    </>
  )
}

/** The address of the embedded version, /embed/{share id}. */
function embedCode({ shareUrl, title }: HeldBadge): string {
  const src = shareUrl.replace(/\/share\/([^/]+)$/, '/embed/$1')
  const name = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<iframe src="${src}" title="${name}" width="320" height="560" style="border:0" loading="lazy"></iframe>`
}
