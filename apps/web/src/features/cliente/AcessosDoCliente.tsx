import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { textos as comuns } from '#ui/textos.ts'
import { clientes } from './cliente.data.ts'
import classes from './Listas.module.css'
import { textos } from './secoes.textos.ts'

/** Who looked at this person's data, for people with permission to see it. */
export function AcessosDoCliente({ id }: { id: string }) {
  const podeVer = usePode('EDITAR.CLIENTE', 'LISTAR.AUDITORIA')
  return podeVer ? <Acessos id={id} /> : null
}

function Acessos({ id }: { id: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    clientes.acessos(id),
  )
  const acessos = data?.pages.flatMap(({ itens }) => itens)
  return (
    <Secao titulo={textos.acessos} texto={textos.acessosExplicados}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />}
      {!acessos && !error && <Carregando linhas={2} />}
      {acessos?.length === 0 && <p className={classes.detalhe}>{textos.semAcessos}</p>}
      <ol className={classes.acessos}>
        {acessos?.map(({ id, em, quem, acao, ip }) => (
          <li key={id}>
            <time dateTime={em}>{quando(em)}</time> <strong>{quem}</strong> {textos.acoesDeAcesso[acao]}
            {ip && <small> {ip}</small>}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {comuns.historico.mostrarMais}
        </Button>
      )}
    </Secao>
  )
}
