import type { Usuario } from '@balcao/contract/acesso/usuario'
import { useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { useSessao } from '#sessao.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { BotaoDoLinkDeSenha } from './BotaoDoLinkDeSenha.tsx'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { useMudarSituacao, useReenviarConvite, usuarios } from './usuario.data.ts'
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
      {usuario.situacao === 'ATIVO' && usuario.provedor === 'local' && !souEu && (
        <BotaoDoLinkDeSenha usuario={usuario} motivo={acima} />
      )}
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

/** What every action on the record takes. Without a reason against it, it is allowed. */
type AcaoProps = { usuario: Usuario; motivo: string | null }

function BotaoReenviar({ usuario, motivo }: AcaoProps) {
  const convite = useReenviarConvite(usuario.id)
  const [link, setLink] = useState<string | null>(null)
  const reenviar = () =>
    convite.mutate(undefined, {
      onSuccess: ({ convite }) => {
        if (contarDoConvite(convite, usuario.email)) setLink(convite.link)
      },
    })
  return (
    <>
      <BotaoComMotivo variant="default" motivo={motivo} loading={convite.isPending} onClick={reenviar}>
        {textos.reenviar}
      </BotaoComMotivo>
      {link && <LinkDoConvite email={usuario.email} link={link} aoFechar={() => setLink(null)} />}
    </>
  )
}

function BotaoDesativar({ usuario, motivo }: AcaoProps) {
  const situacao = useMudarSituacao(usuario)
  return (
    <BotaoQueConfirma
      texto={textos.desativar}
      motivo={motivo}
      pergunta={textos.desativarPergunta(usuario.nome)}
      consequencia={textos.desativarConsequencia}
      acao={situacao}
      aoConfirmar={(fechar) =>
        situacao.mutate(false, {
          onSuccess: () => {
            fechar()
            toast.sucesso(textos.desativado(usuario.nome))
          },
        })
      }
    />
  )
}

/** Restores what was there before, so it needs no confirmation. */
function BotaoReativar({ usuario, motivo }: AcaoProps) {
  const situacao = useMudarSituacao(usuario)
  const reativar = () =>
    situacao.mutate(true, {
      onSuccess: () => toast.sucesso(textos.reativado(usuario.nome)),
      onError: (erro) => toast.erro(textoDoErro(erro)),
    })
  return (
    <BotaoComMotivo variant="default" motivo={motivo} loading={situacao.isPending} onClick={reativar}>
      {textos.reativar}
    </BotaoComMotivo>
  )
}
