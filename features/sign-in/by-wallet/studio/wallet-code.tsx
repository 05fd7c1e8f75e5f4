import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass'
import { useEffect } from 'react'
import { useIsTouch } from '#ui/browser/use-is-touch.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { NumberTile } from '#ui/marks/number-tile.tsx'
import { QrCode } from '#ui/marks/qr-code.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import styles from '../../studio/sign-in-page.module.css'
import { walletCode } from '../../texts.ts'
import { useWalletSignIn } from './use-wallet-sign-in.ts'

type Props = { isNew: boolean; onToken: (token: string) => void }

const LAST_SECONDS = 60

/** The QR code, the number that the wallet asks for, and the same link as a button for this device. */
export function WalletCode({ isNew, onToken }: Props) {
  const walletCodeTexts = useTexts(walletCode)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { state, again } = useWalletSignIn(isNew, onToken)
  const failure = state.is === 'failed' ? state.problem : undefined
  useEffect(() => {
    if (failure !== undefined) toastError(sentence(failure))
  }, [failure, sentence])
  // A phone cannot scan its own screen: the button comes first there.
  const isTouch = useIsTouch()
  if (state.is === 'refused' || state.is === 'tooManyTries' || state.is === 'failed') {
    return (
      <Box pad="xxl" round="l" ground="sunken" role="status">
        <Text below="l">{state.is === 'failed' ? walletCodeTexts.notMade() : walletCodeTexts[state.is]()}</Text>
        <Button kind="primary" size="large" fullWidth onClick={again}>
          {state.is === 'failed' ? common.tryAgain() : walletCodeTexts.another()}
        </Button>
      </Box>
    )
  }
  const waiting = state.is === 'waiting' ? state : undefined
  const look = {
    kind: isTouch ? 'primary' : 'secondary',
    size: 'large',
    fullWidth: true,
    icon: <ArrowSquareOutIcon size={18} />,
  } as const
  return (
    <Stack gap="m">
      <Row pad="s" justify="center" ground="sunken" round="l" className={styles.panel}>
        {waiting ? (
          <QrCode
            value={waiting.challenge.dynamicLink}
            label={isNew ? walletCodeTexts.labelNew() : walletCodeTexts.label()}
            size={184}
            level="H"
          />
        ) : (
          <Row
            as="span"
            justify="center"
            ground="sheet"
            round="l"
            tone="accent"
            className={styles.making}
            role="status"
            aria-label={state.is === 'entering' ? walletCodeTexts.entering() : walletCodeTexts.making()}
          >
            <ChevronLoader size={40} />
          </Row>
        )}
      </Row>
      <Row gap="m">
        <NumberTile data-number>{waiting?.challenge.number ?? '··'}</NumberTile>
        <span>
          {walletCodeTexts.number()}
          <Row as="span" gap="s" type="small" tone="ink3">
            <HourglassIcon size={14} />
            {waiting ? left(walletCodeTexts, waiting.left) : walletCodeTexts.making()}
          </Row>
        </span>
      </Row>
      {/* Reserves its space from the start: the card must not grow under a pointer about to press a tab. */}
      {waiting ? (
        <Button {...look} href={waiting.challenge.dynamicLink} target="_blank">
          {walletCodeTexts.open()}
        </Button>
      ) : (
        <Button {...look} disabled>
          {walletCodeTexts.open()}
        </Button>
      )}
    </Stack>
  )
}

function left(t: ReturnType<typeof useTexts<typeof walletCode>>, seconds: number): string {
  if (seconds < LAST_SECONDS) return t.leftSeconds({ seconds })
  return t.left({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
