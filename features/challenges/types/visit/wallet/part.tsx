import { CameraFrame } from '#features/holders/wallet/camera-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { PartProps } from '../../../wallet/type-in-wallet.ts'
import { useScanned } from '../../../wallet/use-checking.ts'
import { visitPart } from '../texts.ts'

/** visit: the camera, for the code of the screen at the place. */
export function VisitPart({ challenge, checking, isOffline }: PartProps) {
  const say = useTexts(visitPart)
  const format = useFormat()
  const scanned = useScanned(checking)
  const { place = '', from = '', to = '' } = challenge.shown
  const isEarly = from !== '' && Date.parse(from) > Date.now()
  return (
    <Stack gap="m" breaks shrinks>
      <p>{say.visitText({ place })}</p>
      {isEarly && (
        <Text type="small" tone="ink3">
          {say.from({ date: format.dateTime(from) })}
        </Text>
      )}
      {to !== '' && (
        <Text type="small" tone="ink3">
          {say.to({ date: format.dateTime(to) })}
        </Text>
      )}
      {!isEarly && !isOffline && (
        <CameraFrame onText={scanned} without={{ denied: say.visitDenied(), missing: say.visitNoCamera() }} />
      )}
    </Stack>
  )
}
