import { Usuario } from '@balcao/contract/usuario'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSessao } from '../../sessao.ts'
import { ConflitoDeVersao } from '../../ui/conflito/ConflitoDeVersao.tsx'
import { FormularioPagina } from '../../ui/formulario/FormularioPagina.tsx'
import { useEdicao } from '../../ui/formulario/useEdicao.ts'
import { toast } from '../../ui/toast.tsx'
import { AcoesDoUsuario } from './AcoesDoUsuario.tsx'
import { CamposUsuario } from './CamposUsuario.tsx'
import { SituacaoDoUsuario } from './SituacaoDoUsuario.tsx'
import { opcoes, useEditarUsuario, usuarios } from './usuario.data.ts'
import { mostrarCampo, ValoresUsuario, valoresDe } from './usuario.formulario.ts'
import { rotulos, textos } from './usuario.textos.ts'

export function EdicaoDeUsuario({ usuario }: { usuario: Usuario }) {
  const navegar = useNavigate()
  const { usuarioAutenticado: eu } = useSessao()
  const editar = useEditarUsuario(usuario.id)
  const edicao = useEdicao({
    registro: usuario,
    valoresDe,
    esquemaDoRegistro: Usuario,
    esquemaDosValores: ValoresUsuario,
    editar,
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <>
      <FormularioPagina
        titulo={usuario.nome}
        selo={<SituacaoDoUsuario situacao={usuario.situacao} />}
        acoes={<AcoesDoUsuario usuario={usuario} />}
        somenteLeitura={usuario.editavel ? null : textos.naoEditavel(usuario.nome)}
        form={edicao.form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        aoEnviar={edicao.enviar}
        aoFechar={() => navegar({ to: '/admin/usuario' })}
      >
        <CamposUsuario
          valores={edicao.form.values}
          registrado={usuario}
          travado={usuario.id === eu?.id ? textos.proprioCadastro : null}
        />
      </FormularioPagina>
      {edicao.conflito && <Conflito usuario={usuario} conflito={edicao.conflito} />}
    </>
  )
}

type ConflitoProps = {
  usuario: Usuario
  conflito: NonNullable<ReturnType<typeof useEdicao<Usuario, ValoresUsuario>>['conflito']>
}

function Conflito({ usuario, conflito }: ConflitoProps) {
  const { data: grupos = [] } = useQuery(opcoes.grupos)
  const { data: empresas = [] } = useQuery(opcoes.empresas)
  const { data: historico } = useInfiniteQuery(usuarios.historico(usuario.id))
  const nomes = [...grupos, ...empresas, ...usuario.empresas, ...conflito.atual.empresas]
  return (
    <ConflitoDeVersao
      quem={historico?.pages[0]?.itens[0]?.quem ?? null}
      em={conflito.atual.atualizado_em}
      diferencas={conflito.lados.map(({ campo, meu, atual }) => ({
        campo,
        rotulo: rotulos[campo],
        meu: mostrarCampo(campo, meu, nomes),
        atual: mostrarCampo(campo, atual, nomes),
      }))}
      enviando={false}
      aoSalvar={conflito.resolver}
      aoFechar={conflito.voltar}
    />
  )
}
