import { say } from '#base/text.ts'
import { CARD_SIZES, type CardSide, type CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import type { FlatOptions } from '#card/draw-layout.ts'
import { drawFlat } from '#card/flat.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { stageWords } from '../texts.ts'
import styles from './template-form.module.css'

export const STAGE_VIEWS = ['object', 'flat', 'mail', 'wallet', 'grey'] as const
export type StageViewName = (typeof STAGE_VIEWS)[number]

type Props = { view: StageViewName; spec: CardSpec; side: CardSide; onFlip: (side: CardSide) => void }

/** The front for a Role, which has no back. */
const drawBack = (spec: CardSpec, options: FlatOptions) => drawFlat(spec, 'back', options)

/** The card as people will see it: in the hand, flat, in an e-mail, in the wallet, or without colour. */
export function StageView({ view, spec, side, onFlip }: Props) {
  const { width, height } = CARD_SIZES[spec.category]
  const isWide = width > height
  if (view === 'mail') return <InMail spec={spec} />
  if (view === 'wallet') return <InWallet spec={spec} />
  return (
    <Stack
      across="center"
      className={styles.object}
      data-wide={isWide || undefined}
      data-grey={view === 'grey' || undefined}
    >
      {view === 'object' ? (
        <CardStage
          // Another shape needs another 3D body.
          key={spec.shape}
          spec={spec}
          side={side}
          onFlip={spec.category === 'role' ? undefined : onFlip}
          width={isWide ? 480 : 336}
        />
      ) : (
        <FlatCard spec={spec} width={isWide ? 480 : 336} draw={side === 'back' ? drawBack : undefined} />
      )}
    </Stack>
  )
}

/** In the template's own language, like the e-mail. */
function InMail({ spec }: { spec: CardSpec }) {
  return (
    <Stack pad="xxl" round="l" gap="m" across="center" centered className={styles.mail} lang={spec.language}>
      <Text as="strong" type="section" className="bz-display">
        {say(stageWords.mailSubject, spec.language, { issuer: spec.issuerName })}
      </Text>
      <FlatCard spec={spec} width={170} />
      <span>{spec.title}</span>
      <Text as="span" padBlock="s" padInline="xl" round="m" weight={600} className={styles.mailButton}>
        {say(stageWords.mailButton, spec.language)}
      </Text>
    </Stack>
  )
}

function InWallet({ spec }: { spec: CardSpec }) {
  const stageTexts = useTexts(stageWords)
  return (
    <Stack framed gap="s" ground="canvas" className={styles.wallet}>
      <Text as="strong" type="heading" className="bz-display">
        {stageTexts.walletTitle()}
      </Text>
      <div className={styles.strip} />
      <div className={styles.strip} />
      <FlatCard spec={spec} width={228} />
    </Stack>
  )
}
