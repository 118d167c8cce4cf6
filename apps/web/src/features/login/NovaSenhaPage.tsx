import type { authApi } from '@balcao/contract/acesso/login'
import type { Resposta } from '@balcao/contract/base/endpoint'
import { useNavigate } from '@tanstack/react-router'
import { textos as t } from '#partes/senha/senha.textos.ts'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'
import { preencher } from '#textos/preencher.ts'
import type { Convite } from './auth.data.ts'
import { BotaoMicrosoft } from './BotaoMicrosoft.tsx'
import { FormularioNovaSenha } from './FormularioNovaSenha.tsx'

type NovaSenhaPageProps = { link: Convite; validado: Resposta<typeof authApi.validarToken> }

/** Opened from an e-mail, for a forgotten password or an invitation. The link was already checked. */
export function NovaSenhaPage({ link, validado: { nome, motivo, provedor } }: NovaSenhaPageProps) {
  const navigate = useNavigate()
  if (provedor === 'microsoft') {
    return (
      <PaginaPublica titulo={t.tituloConvite} texto={preencher(t.boasVindasMicrosoft, nome)}>
        <BotaoMicrosoft convite={link} aoEntrar={() => navigate({ to: '/' })} />
      </PaginaPublica>
    )
  }
  const convite = motivo === 'CONVITE'
  return (
    <PaginaPublica
      titulo={convite ? t.tituloCriar : t.tituloNova}
      texto={preencher(convite ? t.boasVindas : t.escolhaNova, nome)}
    >
      <FormularioNovaSenha token={link.token} />
    </PaginaPublica>
  )
}
