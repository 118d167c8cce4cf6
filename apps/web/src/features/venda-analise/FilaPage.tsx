import { ehFilaDeDecisao } from '@balcao/contract/vendas/fila-de-decisao'
import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { useEventos } from '#ui/useEventos.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { textos } from './analise.textos.ts'
import { useSeguir } from './useSeguir.ts'

const rota = getRouteApi('/_app/admin/venda/fila')
const t = textos.fila

/** Opens the next sale of the queue. It stays only when there is none, or when asking failed. */
export function FilaPage() {
  const { fila: pedida } = rota.useSearch()
  const fila = ehFilaDeDecisao(pedida) ? pedida : 'para_analisar'
  const seguir = useSeguir(fila)
  const { ir } = useEventos({ ir: seguir.ir })
  useEffect(ir, [ir])
  return (
    <>
      <PaginaCabecalho titulo={t.titulo[fila]} />
      {seguir.erro && <ErroNaTela mensagem={textoDoErro(seguir.erro)} aoTentarDeNovo={ir} />}
      {seguir.vazia && (
        <Vazio
          icone="tabler:mood-happy"
          texto={t.vazia[fila]}
          acao={
            <>
              <Button loading={seguir.aguarde} onClick={ir}>
                {t.outraVez}
              </Button>
              <Button variant="default" renderRoot={(props) => <Link to="/admin/venda" {...props} />}>
                {textos.voltar}
              </Button>
            </>
          }
        />
      )}
      {!seguir.vazia && !seguir.erro && <Carregando linhas={6} />}
    </>
  )
}
