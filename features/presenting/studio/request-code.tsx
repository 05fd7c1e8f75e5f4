import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { lazy, Suspense } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { NumberTile } from '#ui/marks/number-tile.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { verifierWords } from '../page-texts.ts'
import { CODE_TEXT_MAX } from '../rules.ts'
import type { Asked } from './asking.ts'
import styles from './presenting.module.css'
import type { useRequest } from './use-request.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** In pixels, without its quiet zone; a long one fills the column, as its modules would be too small otherwise. */
const CODE_SIZE = { short: 272, long: 388 }
const LONG = 600

/** For which wallets the code is. */
export type CodeForm = { isForOthers: boolean; isUnsigned: boolean }

type Props = { request: ReturnType<typeof useRequest>; form: CodeForm; onForm: (form: CodeForm) => void }

/** The code of a request, the number that both screens show, and how far the wallet is. */
export function RequestCode({ request, form, onForm }: Props) {
  const verifierTexts = useTexts(verifierWords)
  const { isForOthers, isUnsigned } = form
  const { asked } = request
  const link = isUnsigned ? asked?.unsignedLink : asked?.link
  const text = isForOthers ? link : asked?.code
  return (
    <>
      <Row justify="center" round="l" className={isLong(text) ? undefined : styles.plinth} aria-busy={!asked}>
        <Code text={text} />
      </Row>
      {asked && <RequestNumber asked={asked} left={request.left} />}
      <RequestState request={request} />
      <Stack gap="m" across="start">
        <Button
          kind="quiet"
          size="compact"
          aria-expanded={isForOthers}
          onClick={() => onForm({ ...form, isForOthers: !isForOthers })}
        >
          {isForOthers ? verifierTexts.forOurs() : verifierTexts.forOthers()}
        </Button>
        {isForOthers && (
          <OtherWallets
            link={link}
            isUnsigned={isUnsigned}
            onUnsigned={(isUnsigned) => onForm({ ...form, isUnsigned })}
          />
        )}
      </Stack>
    </>
  )
}

function isLong(text = ''): boolean {
  return text.length > LONG && text.length <= CODE_TEXT_MAX
}

function Code({ text }: { text: string | undefined }) {
  const verifierTexts = useTexts(verifierWords)
  const coming = (
    <Stack as="p" gap="m" across="center" width="hint" tone="ink2" centered>
      <ChevronLoader size={36} />
      {verifierTexts.coming()}
    </Stack>
  )
  if (text === undefined) return coming
  if (text.length > CODE_TEXT_MAX)
    return (
      <Stack as="p" gap="m" across="center" width="hint" tone="ink2" centered>
        {verifierTexts.tooLong()}
      </Stack>
    )
  return (
    <Suspense fallback={coming}>
      <QrCode
        value={text}
        label={verifierTexts.code()}
        size={isLong(text) ? CODE_SIZE.long : CODE_SIZE.short}
        level="L"
        isExact
      />
    </Suspense>
  )
}

function RequestNumber({ asked, left }: { asked: Asked; left: number }) {
  const verifierTexts = useTexts(verifierWords)
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <Row gap="m">
      <NumberTile as="strong">{asked.number}</NumberTile>
      <p>
        <b>{verifierTexts.number()}</b>
        <Text as="span" block tone="ink2">
          {minutes > 0 ? verifierTexts.minutes({ minutes, seconds }) : verifierTexts.seconds({ seconds })}
        </Text>
      </p>
    </Row>
  )
}

function RequestState({ request }: { request: ReturnType<typeof useRequest> }) {
  const verifierTexts = useTexts(verifierWords)
  const { progress, isLost } = request
  const isOpened = progress.state === 'opened'
  const said = isOpened ? verifierTexts.opened() : verifierTexts.waiting()
  return (
    <Row
      padBlock="m"
      padInline="l"
      round="l"
      ground={isLost ? 'pending' : 'sunken'}
      as="p"
      role="status"
      gap="s"
      tone={isLost ? 'pending' : 'ink2'}
      weight={600}
      className={isOpened && !isLost ? styles.opened : undefined}
    >
      <ChevronLoader size={20} />
      {isLost ? verifierTexts.lost() : said}
    </Row>
  )
}

type OtherProps = { link: string | undefined; isUnsigned: boolean; onUnsigned: (isUnsigned: boolean) => void }

/** The same request as a link for wallets of others, and without its signature for those that refuse it. */
function OtherWallets({ link, isUnsigned, onUnsigned }: OtherProps) {
  const verifierTexts = useTexts(verifierWords)
  const copy = useCopy()
  return (
    <>
      <Text type="small" tone="ink2">
        {verifierTexts.others()}
      </Text>
      <SwitchField
        label={verifierTexts.unsigned()}
        hint={verifierTexts.unsignedHint()}
        checked={isUnsigned}
        onChange={onUnsigned}
      />
      <Button size="compact" icon={<CopySimpleIcon size={18} />} disabled={!link} onClick={() => void copy(link ?? '')}>
        {verifierTexts.copy()}
      </Button>
    </>
  )
}
