import {
  SUSPENSOES_POR_VEZ,
  type SuspensaoSugerida,
  type TipoDeSuspensao,
} from '@balcao/contract/cobranca/suspensao-api'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as doHistorico } from '#ui/historico/historico.textos.ts'
import { ExportarLista } from '#ui/lista/ExportarLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { type FalhaComNome, Falhas } from './Falhas.tsx'
import { ListaDeContratos } from './ListaDeContratos.tsx'
import classes from './Suspensoes.module.css'
import { suspensoes, useExportarSuspensoes, useFazerSuspensoes } from './suspensao.data.ts'
import { doTipo, textos } from './suspensao.textos.ts'

/** One of the two lists: what is marked in it is done with one button. */
export function Sugestoes({ tipo }: { tipo: TipoDeSuspensao }) {
  const t = doTipo[tipo]
  const lista = useInfiniteQuery(suspensoes(tipo))
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = lista
  const itens = data?.pages.flatMap((pagina) => pagina.itens)
  const escolha = useEscolha(itens ?? [])
  const [perguntando, setPerguntando] = useState(false)
  const [falhas, setFalhas] = useState<FalhaComNome[]>([])
  const fazer = useFazerSuspensoes(tipo)
  const exportar = useExportarSuspensoes()
  const total = escolha.marcados.length
  const confirmar = () =>
    fazer.mutate(escolha.marcados, {
      onSuccess: (feito) => {
        setPerguntando(false)
        escolha.limpar()
        setFalhas(comNomes(feito.falhas, itens ?? []))
        if (feito.feitos) toast.sucesso(t.feitos(feito.feitos))
      },
    })
  const acoes = (
    <div className={classes.acoes}>
      <ExportarLista exportar={exportar} filtro={{ tipo }} arquivo={t.csv} de={t.titulo} />
      <BotaoComMotivo
        size="sm"
        motivo={porQueNao(total)}
        onClick={() => {
          fazer.reset()
          setPerguntando(true)
        }}
      >
        {t.botao(total)}
      </BotaoComMotivo>
    </div>
  )
  return (
    <Secao titulo={t.titulo} acao={itens && itens.length > 0 && acoes}>
      {falhas.length > 0 && <Falhas titulo={t.falhas} falhas={falhas} />}
      {!data && !error && <Carregando linhas={2} />}
      {itens?.length === 0 && <Vazio icone="tabler:mood-happy" texto={t.vazio} />}
      {itens && itens.length > 0 && <ListaDeContratos tipo={tipo} itens={itens} escolha={escolha} />}
      {error && (
        <ErroNaTela
          mensagem={textoDoErro(error)}
          aoTentarDeNovo={() => void (lista.isFetchNextPageError ? fetchNextPage() : lista.refetch())}
        />
      )}
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          mt="sm"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {doHistorico.mostrarMais}
        </Button>
      )}
      {perguntando && (
        <ConfirmarAcao
          titulo={t.pergunta(total)}
          consequencia={t.consequencia}
          textoConfirmar={t.botao(total)}
          confirmando={fazer.isPending}
          erro={fazer.error}
          aoConfirmar={confirmar}
          aoCancelar={() => setPerguntando(false)}
        />
      )}
    </Secao>
  )
}

const porQueNao = (total: number) => {
  if (!total) return textos.nenhumMarcado
  return total > SUSPENSOES_POR_VEZ ? textos.demais(SUSPENSOES_POR_VEZ) : null
}

const comNomes = (falhas: { contrato_id: string; texto: string }[], itens: SuspensaoSugerida[]) =>
  falhas.map(({ contrato_id, texto }) => ({
    ...{ id: contrato_id, texto },
    nome: itens.find((item) => item.contrato_id === contrato_id)?.cliente.nome ?? '',
  }))

/** What is no longer in the list is no longer marked. */
const useEscolha = (itens: SuspensaoSugerida[]) => {
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set())
  const ids = itens.map(({ contrato_id }) => contrato_id)
  return {
    marcados: ids.filter((id) => escolhidos.has(id)),
    marcar: (id: string, marcado: boolean) =>
      setEscolhidos((antes) => new Set(marcado ? [...antes, id] : [...antes].filter((um) => um !== id))),
    marcarTodos: (marcado: boolean) => setEscolhidos(new Set(marcado ? ids : [])),
    limpar: () => setEscolhidos(new Set()),
  }
}
export type Escolha = ReturnType<typeof useEscolha>
