import { ordemDosAtendimentos, visoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { nomesDosTiposDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { tiposDeAtendimento } from '@balcao/contract/posvenda/atendimento-opcoes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { usePode } from '#habilidade.ts'
import { naoExiste, textoDoErro } from '#http/erro.ts'
import { rotulos } from '#partes/atendimento/atendimento.textos.ts'
import { colunasDeAtendimento } from '#partes/atendimento/atendimentos.colunas.tsx'
import { LinkDoCliente, LinkDoContrato } from '#partes/cliente/LinkSePode.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { comNomes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { RegistroPorVir } from '#ui/registro/RegistroPorVir.tsx'
import { tardio } from '#ui/tardio.ts'
import { useAgora } from '#ui/useAgora.ts'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Contrato.module.css'
import { filtroDe } from './contrato.busca.ts'
import { atendimentosDoContrato, contratoDe, preparoDe } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'

// Most visits read the list. The form is downloaded when it is first opened.
const NovoAtendimento = tardio(() =>
  import('./NovoAtendimento.tsx').then(({ NovoAtendimento }) => NovoAtendimento),
)

const rota = getRouteApi('/_app/admin/cliente/$id/plano/$planoId/atendimento')

/** The tickets of one contract, and where a new one is opened. The address is anybody's; what is there is not. */
export function AtendimentosDoContratoPage() {
  if (usePode('LISTAR.ATENDIMENTO')) return <Atendimentos />
  return (
    <>
      <PaginaCabecalho titulo={textos.lista.titulo} />
      <Vazio icone="tabler:lock" texto={textos.semVer} />
    </>
  )
}

function Atendimentos() {
  const { id, planoId } = rota.useParams()
  const consulta = useQuery(contratoDe(id, planoId))
  // Somebody may have given it another holder: then it is no longer this client's.
  if (consulta.data && !naoExiste(consulta.error))
    return <DoContrato key={planoId} contrato={consulta.data} />
  return (
    <RegistroPorVir
      consulta={consulta}
      titulo={textos.lista.titulo}
      naoEncontrado={textos.naoEncontrado}
      volta={{ texto: textos.verTodos, link: (props) => <Link to="/admin/atendimento" {...props} /> }}
    />
  )
}

type DoContratoProps = { contrato: { cliente: { id: string; nome: string }; plano: string } }

function DoContrato({ contrato: { cliente, plano } }: DoContratoProps) {
  const { planoId } = rota.useParams()
  const busca = rota.useSearch()
  const filtro = filtroDe(busca)
  const navegar = rota.useNavigate()
  const podeAtender = usePode('EDITAR.ATENDIMENTO')
  const { data: preparo, error, refetch } = useQuery({ ...preparoDe(planoId), enabled: podeAtender })
  const agora = useAgora()
  const lista = useLista({
    cadastro: atendimentosDoContrato(planoId),
    filtro,
    navegar,
    endereco: '/admin/atendimento',
    podeAbrir: true,
  })
  const colunas = useMemo(() => colunasDeAtendimento({ agora, doContrato: true }), [agora])
  // The form has asked already about what was typed in it.
  const fechar = () =>
    void navegar({ search: filtro, ignoreBlocker: true, replace: true, resetScroll: false })
  return (
    <>
      {busca.novo && error && !preparo && (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
      )}
      <PaginaDeLista
        {...lista}
        textos={textos.lista}
        ordemPadrao={ordemDosAtendimentos(filtro)}
        colunas={colunas}
        icone="tabler:headset"
        semLinhas={textos.nenhum}
        podeCriar={podeAtender}
        aoCriar={() => void navegar({ search: (atual) => ({ ...atual, novo: true }), resetScroll: false })}
        acima={
          <p className={classes.deQuem}>
            <LinkDoCliente id={cliente.id}>{cliente.nome}</LinkDoCliente>
            {' · '}
            <LinkDoContrato id={cliente.id} planoId={planoId}>
              {plano}
            </LinkDoContrato>
          </p>
        }
        filtros={[
          {
            campo: 'visao',
            rotulo: textos.visao,
            largura: 150,
            opcoes: Object.entries(visoesDeAtendimento).map(([valor, nome]) => ({ valor, nome })),
          },
          {
            campo: 'tipo',
            rotulo: rotulos.tipo,
            largura: 190,
            opcoes: comNomes(tiposDeAtendimento, nomesDosTiposDeAtendimento),
          },
        ]}
      />
      {busca.novo && podeAtender && preparo && (
        <Suspense>
          <NovoAtendimento contratoId={planoId} preparo={preparo} aoFechar={fechar} />
        </Suspense>
      )}
    </>
  )
}
