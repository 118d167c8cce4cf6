import { podeAlguma } from '@balcao/contract/base/habilidade'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useRouter } from '@tanstack/react-router'
import { useHabilidade } from '#habilidade.ts'
import { ErroHttp } from '#http/erro.ts'
import type { Achado } from '#navegacao/dados-da-rota.ts'
import { Icone } from '#ui/Icone.tsx'
import { erroDaBusca } from '#ui/lista/erroDaBusca.ts'
import { useMenu } from './useMenu.ts'

type Lista = { to: NonNullable<LinkProps['to']>; icone: string; titulo: string }
type NaLista = Achado & { lista: Lista }

const semResposta = (erro: unknown) => !(erro instanceof ErroHttp && erroDaBusca(erro))

/** What is found with a page of its own is not found again in a list that only shows it. */
const umaVezCada = (achados: readonly NaLista[]) => {
  const comPagina = new Set(achados.filter(({ naLista }) => !naLista).map(({ id }) => id))
  return achados.filter(({ id, naLista }) => !(naLista && comPagina.has(id)))
}

/** Who types a number wants what has it, before what only contains it. */
const comEsseNumeroPrimeiro = (achados: readonly NaLista[], procurado: string) => {
  const temEsse = ({ numero }: NaLista) => String(numero) === procurado
  return [...achados.filter(temEsse), ...achados.filter((achado) => !temEsse(achado))]
}

/** The records of every list that this person may open and whose route can be searched. */
export function useRegistrosDaPaleta(procurado: string, ativa: boolean) {
  const router = useRouter()
  const navigate = useNavigate()
  const habilidade = useHabilidade()
  const listas = useMenu().flatMap(({ entradas }) =>
    entradas.flatMap(({ procurar, rotulo: _, ...lista }) => (procurar ? [{ lista, procurar }] : [])),
  )
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['paleta', listas.map(({ lista }) => lista.to), procurado],
    queryFn: async ({ signal }) => {
      // One list that does not answer must not hide what the others found.
      const respostas = await Promise.allSettled(
        listas.map(async ({ lista, procurar }): Promise<NaLista[]> => {
          const achados = await (await procurar())(procurado, signal)
          return achados.map((achado) => ({ ...achado, lista }))
        }),
      )
      return {
        achados: umaVezCada(respostas.flatMap((r) => (r.status === 'fulfilled' ? r.value : []))),
        falhou: respostas.some((r) => r.status === 'rejected' && semResposta(r.reason)),
      }
    },
    enabled: ativa,
    // Always stale: someone may have just changed a name, and nothing invalidates this query.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

  const abrir = ({ id, nome, naLista, lista: { to }, pagina = `${to}/${id}` }: NaLista) => {
    const exigida = router.getMatchedRoutes(pagina)[0].at(-1)?.options.staticData?.habilidade
    const podeAbrir = !exigida || podeAlguma(habilidade, exigida)
    // Someone who may not open the record is shown it in its list.
    return naLista || !podeAbrir
      ? navigate({ to, search: naLista ?? { busca: nome } })
      : navigate({ to: pagina })
  }

  const acoes = comEsseNumeroPrimeiro(data?.achados ?? [], procurado).map((achado) => ({
    id: `${achado.lista.to}:${achado.id}`,
    label: achado.nome,
    description: [achado.lista.titulo, achado.descricao].filter(Boolean).join(' · '),
    leftSection: <Icone nome={achado.lista.icone} tamanho={20} />,
    onClick: () => void abrir(achado),
  }))
  return {
    acoes,
    respondeu: !isPending && !isPlaceholderData,
    falhou: data?.falhou ?? false,
    repetir: refetch,
  }
}
