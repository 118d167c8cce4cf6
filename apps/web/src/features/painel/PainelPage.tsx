import { permissoesDoPainel } from '@balcao/contract/painel/painel-api'
import { podeVerPassos } from '@balcao/contract/vendas/primeiros-passos'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { primeirosPassos } from '#partes/primeiros-passos/primeiros-passos.data.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { AteAPrimeiraVenda } from './AteAPrimeiraVenda.tsx'
import { Numeros } from './Numeros.tsx'
import { textos } from './painel.textos.ts'

/** Until something was sold, what is missing for it. Then the numbers. */
export function PainelPage() {
  const pergunta = usePode(...podeVerPassos)
  const veNumeros = usePode(...permissoesDoPainel)
  const { data, error, refetch } = useQuery({ ...primeirosPassos(), enabled: pergunta })
  if (!pergunta || data?.vendeu) return veNumeros ? <Numeros /> : <SemNumeros />
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      {data && <AteAPrimeiraVenda faltam={data.faltam} />}
      {error && !data && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!error && !data && <Carregando linhas={5} />}
    </>
  )
}

function SemNumeros() {
  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <Vazio
        icone="tabler:chart-bar"
        texto={textos.semAcesso}
        acao={
          <Button mih={44} renderRoot={(props) => <Link to="/cliente" {...props} />}>
            {textos.consultar}
          </Button>
        }
      />
    </>
  )
}
