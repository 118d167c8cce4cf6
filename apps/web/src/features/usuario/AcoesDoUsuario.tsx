import type { Usuario } from '@balcao/contract/acesso/usuario'
import { usePode } from '#habilidade.ts'
import { useSessao } from '#sessao.ts'
import { BotaoDesativar } from './BotaoDesativar.tsx'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { BotaoReativar } from './BotaoReativar.tsx'
import { BotaoReenviar } from './BotaoReenviar.tsx'
import { textos } from './usuario.textos.ts'

/** What can be done with a person apart from editing their data. An action that is not possible says why. */
export function AcoesDoUsuario({ usuario }: { usuario: Usuario }) {
  const podeExcluir = usePode('EXCLUIR.USUARIO')
  const souEu = useSessao().usuarioAutenticado?.id === usuario.id
  const acima = usuario.editavel ? null : textos.naoEditavel(usuario.nome)
  const semPermissao = podeExcluir ? null : textos.semExcluir
  return (
    <>
      {usuario.situacao === 'CONVIDADO' && <BotaoReenviar usuario={usuario} motivo={acima} />}
      {usuario.ativo ? (
        <BotaoDesativar usuario={usuario} motivo={souEu ? textos.proprioCadastro : acima} />
      ) : (
        <BotaoReativar usuario={usuario} motivo={acima} />
      )}
      <BotaoExcluir usuario={usuario} motivo={souEu ? textos.excluirASiMesmo : (acima ?? semPermissao)} />
    </>
  )
}
