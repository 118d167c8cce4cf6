import { Usuario } from '@balcao/contract/acesso/usuario'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeGrupos } from '#partes/grupo-permissao/grupos.opcoes.ts'
import { useSessao } from '#sessao.ts'
import { ConfirmarComSenha } from '#ui/formulario/ConfirmarComSenha.tsx'
import { useConfirmacao } from '#ui/formulario/useConfirmacao.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { AcoesDoUsuario } from './AcoesDoUsuario.tsx'
import { CamposUsuario } from './CamposUsuario.tsx'
import { SessoesDoUsuario } from './SessoesDoUsuario.tsx'
import { SituacaoDoUsuario } from './SituacaoDoUsuario.tsx'
import { usuarios } from './usuario.data.ts'
import { mostrarCampo, nomesDe, ValoresUsuario, valoresDe } from './usuario.formulario.ts'
import { acoesDoHistorico, rotulos, textos } from './usuario.textos.ts'

export const UsuarioPage = porId(usuarios.obter, EdicaoDeUsuario)

function EdicaoDeUsuario({ registro: usuario }: { registro: Usuario }) {
  const { usuarioAutenticado: eu } = useSessao()
  const { data: grupos = [] } = useQuery(opcoesDeGrupos)
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const confirmacao = useConfirmacao()
  const edicao = useEdicao({
    registro: usuario,
    valoresDe,
    esquemaDoRegistro: Usuario,
    esquemaDosValores: ValoresUsuario,
    editar: usuarios.useEditar(usuario.id, confirmacao.senha),
  })
  const doConflito = edicao.conflito ? nomesDe(edicao.conflito.atual) : []
  const nomes = [...grupos, ...empresas, ...canais, ...nomesDe(usuario), ...doConflito]
  const souEu = usuario.id === eu?.id
  return (
    <>
      <PaginaDeRegistro
        titulo={usuario.nome}
        selo={<SituacaoDoUsuario situacao={usuario.situacao} />}
        acoes={<AcoesDoUsuario usuario={usuario} />}
        somenteLeitura={usuario.editavel ? null : textos.naoEditavel(usuario.nome)}
        edicao={confirmacao.envolver(edicao, souEu && edicao.form.isDirty('email'))}
        palavras={{
          rotulos,
          acoes: acoesDoHistorico,
          mostrarCampo: (campo, valor) => mostrarCampo(campo, valor, nomes),
        }}
        historico={usuario.editavel ? usuarios.historico(usuario.id) : undefined}
        aoFechar="/admin/usuario"
        secoes={usuario.editavel && <SessoesDoUsuario usuario={usuario} />}
      >
        <CamposUsuario
          valores={edicao.form.values}
          registrado={usuario}
          travado={souEu ? textos.proprioCadastro : null}
        />
      </PaginaDeRegistro>
      {confirmacao.pergunta && (
        <ConfirmarComSenha
          texto={textos.confirmarEmail}
          enviando={edicao.enviando}
          erro={edicao.erro}
          {...confirmacao.pergunta}
        />
      )}
    </>
  )
}
