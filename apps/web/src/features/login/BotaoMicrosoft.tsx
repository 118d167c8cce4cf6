import { Button } from '@mantine/core'
import { textoDoErro } from '#http/erro.ts'
import { textos } from '#textos/textos.ts'
import { toast } from '#ui/toast.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import type { Convite } from './auth.data.ts'
import { entrarComMicrosoft } from './microsoft.ts'

function LogoMicrosoft() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path fill="#f25022" d="M0 0h7.6v7.6H0z" />
      <path fill="#7fba00" d="M8.4 0H16v7.6H8.4z" />
      <path fill="#00a4ef" d="M0 8.4h7.6V16H0z" />
      <path fill="#ffb900" d="M8.4 8.4H16V16H8.4z" />
    </svg>
  )
}

type BotaoMicrosoftProps = { convite?: Convite; aoEntrar?: () => void }

/** A failure, including "Login cancelado", is shown as a toast, because there is no form here. */
export function BotaoMicrosoft({ convite, aoEntrar = () => undefined }: BotaoMicrosoftProps) {
  const { enviar, enviando } = useEnvioAvulso(() =>
    entrarComMicrosoft(aoEntrar, convite).catch((erro) => toast.erro(textoDoErro(erro))),
  )
  return (
    <Button variant="default" fullWidth leftSection={<LogoMicrosoft />} disabled={enviando} onClick={enviar}>
      {enviando ? textos.acesso.aguardandoMicrosoft : textos.acesso.entrarComMicrosoft}
    </Button>
  )
}
