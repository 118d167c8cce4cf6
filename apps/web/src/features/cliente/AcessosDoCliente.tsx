import { useInfiniteQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { quando } from '#ui/quando.ts'
import { clientes } from './cliente.data.ts'
import classes from './Listas.module.css'
import { SecaoEmPaginas } from './SecaoEmPaginas.tsx'
import { textos } from './secoes.textos.ts'

/** Who looked at this person's data, for people with permission to see it. */
export function AcessosDoCliente({ id }: { id: string }) {
  const podeVer = usePode('EDITAR.CLIENTE', 'LISTAR.AUDITORIA')
  return podeVer ? <Acessos id={id} /> : null
}

function Acessos({ id }: { id: string }) {
  const consulta = useInfiniteQuery(clientes.acessos(id))
  return (
    <SecaoEmPaginas
      titulo={textos.acessos}
      texto={textos.acessosExplicados}
      vazia={textos.semAcessos}
      consulta={consulta}
    >
      {(acessos) => (
        <ol className={classes.acessos}>
          {acessos.map(({ id, em, quem, acao, ip }) => (
            <li key={id}>
              <time dateTime={em}>{quando(em)}</time> <strong>{quem}</strong> {textos.acoesDeAcesso[acao]}
              {ip && <small> {ip}</small>}
            </li>
          ))}
        </ol>
      )}
    </SecaoEmPaginas>
  )
}
