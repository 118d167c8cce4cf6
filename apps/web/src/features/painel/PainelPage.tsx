import { podeVerPassos } from '@balcao/contract/vendas/primeiros-passos'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { primeirosPassos } from '#partes/primeiros-passos/primeiros-passos.data.ts'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { AteAPrimeiraVenda } from './AteAPrimeiraVenda.tsx'
import { textos } from './painel.textos.ts'

export function PainelPage() {
  const pergunta = usePode(...podeVerPassos)
  const { data, error, refetch } = useQuery({ ...primeirosPassos(), enabled: pergunta })
  if (!pergunta || data?.vendeu) return <EmConstrucao faz={textos.fara} />
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      {data && <AteAPrimeiraVenda faltam={data.faltam} />}
      {error && !data && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!error && !data && <Carregando linhas={5} />}
    </>
  )
}
