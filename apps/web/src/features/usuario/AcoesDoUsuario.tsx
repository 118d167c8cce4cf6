import type { Usuario } from '@balcao/contract/acesso/usuario'
import { usePode } from '#habilidade.ts'
import { useSessao } from '#sessao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { BotaoDesativar } from './BotaoDesativar.tsx'
import { BotaoReativar } from './BotaoReativar.tsx'
import { BotaoReenviar } from './BotaoReenviar.tsx'
import { usuarios } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

/** What can be done with a person apart from editing their data. An action that is not possible says why. */
export function AcoesDoUsuario({ usuario }: { usuario: Usuario }) {
  const podeExcluir = usePode('EXCLUIR.USUARIO')
  const souEu = useSessao().usuarioAutenticado?.id === usuario.id
  const acima = usuario.editavel ? null : textos.naoEditavel(usuario.nome)
  const semPermissao = podeExcluir ? null : textos.exclusao.semPermissao
  return (
    <>
      {usuario.situacao === 'CONVIDADO' && <BotaoReenviar usuario={usuario} motivo={acima} />}
      {usuario.ativo ? (
        <BotaoDesativar usuario={usuario} motivo={souEu ? textos.proprioCadastro : acima} />
      ) : (
        <BotaoReativar usuario={usuario} motivo={acima} />
      )}
      <BotaoExcluirRegistro
        nome={usuario.nome}
        textos={textos.exclusao}
        motivo={souEu ? textos.excluirASiMesmo : (acima ?? semPermissao)}
        excluir={usuarios.useExcluir(usuario.id)}
        aoExcluir="/admin/usuario"
      />
    </>
  )
}
