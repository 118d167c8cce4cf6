import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import classes from '#partes/aviso/Avisos.module.css'
import { todosOsAvisos, useLerTodos } from '#partes/aviso/aviso.data.ts'
import { textos } from '#partes/aviso/aviso.textos.ts'
import { LinhaDoAviso } from '#partes/aviso/LinhaDoAviso.tsx'
import { numeroDeAvisos } from '#partes/aviso/numero.data.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'

const rota = getRouteApi('/_app/avisos')

/** Every notice of the person. The bell, which is on every screen, keeps it up to date. */
export function AvisosPage() {
  const { so_nao_lidos } = rota.useSearch()
  const navegar = rota.useNavigate()
  const consulta = useInfiniteQuery(todosOsAvisos(so_nao_lidos === 'sim'))
  const { data: numero } = useQuery(numeroDeAvisos)
  const lerTodos = useLerTodos()
  const avisos = consulta.data?.pages.flatMap(({ itens }) => itens)
  const filtrar = (quais: 'sim' | undefined) =>
    void navegar({ search: { so_nao_lidos: quais }, replace: true })
  return (
    <div className={classes.pagina}>
      <PaginaCabecalho
        titulo={textos.titulo}
        acoes={
          Boolean(numero?.nao_lidos) && (
            <Button variant="default" loading={lerTodos.isPending} onClick={() => lerTodos.mutate()}>
              {textos.lerTodos}
            </Button>
          )
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div role="group" aria-label={textos.filtro} className={classes.filtro}>
        <BotaoDeFiltro escolhido={!so_nao_lidos} onClick={() => filtrar(undefined)}>
          {textos.todos}
        </BotaoDeFiltro>
        <BotaoDeFiltro escolhido={so_nao_lidos === 'sim'} onClick={() => filtrar('sim')}>
          {textos.soNaoLidos}
        </BotaoDeFiltro>
      </div>
      {consulta.isPending && <Carregando linhas={5} />}
      {avisos?.length === 0 && (
        <Vazio texto={so_nao_lidos ? textos.tudoLido : textos.vazio} icone="tabler:bell" />
      )}
      {avisos && avisos.length > 0 && (
        <ul className={`${classes.lista} ${classes.moldura}`} aria-busy={consulta.isPlaceholderData}>
          {avisos.map((aviso) => (
            <LinhaDoAviso key={aviso.id} aviso={aviso} />
          ))}
        </ul>
      )}
      {consulta.error && (
        <ErroNaTela
          mensagem={textoDoErro(consulta.error)}
          aoTentarDeNovo={() => void (avisos ? consulta.fetchNextPage() : consulta.refetch())}
        />
      )}
      {consulta.hasNextPage && !consulta.error && (
        <Button
          variant="default"
          mih={44}
          loading={consulta.isFetchingNextPage}
          onClick={() => void consulta.fetchNextPage()}
        >
          {textos.mostrarMais}
        </Button>
      )}
    </div>
  )
}

type BotaoDeFiltroProps = { escolhido: boolean; onClick: () => void; children: string }

function BotaoDeFiltro({ escolhido, onClick, children }: BotaoDeFiltroProps) {
  return (
    <Button
      variant={escolhido ? 'light' : 'subtle'}
      {...(!escolhido && { color: 'gray' })}
      aria-pressed={escolhido}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
