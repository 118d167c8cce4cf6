import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Avisos.module.css'
import { ultimosAvisos, useLerTodos } from './aviso.data.ts'
import { textos } from './aviso.textos.ts'
import { LinhaDoAviso } from './LinhaDoAviso.tsx'

export function UltimosAvisos({ haNaoLidos, aoFechar }: { haNaoLidos: boolean; aoFechar: () => void }) {
  const { data, error, isPending, refetch } = useQuery(ultimosAvisos())
  const lerTodos = useLerTodos()
  return (
    <>
      <div className={classes.topo}>
        {textos.titulo}
        {haNaoLidos && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={lerTodos.isPending}
            onClick={() => lerTodos.mutate()}
          >
            {textos.lerTodos}
          </Button>
        )}
      </div>
      {isPending && (
        <div className={classes.aguarde}>
          <Carregando linhas={2} />
        </div>
      )}
      {error && !data && (
        <div className={classes.recado}>
          <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
        </div>
      )}
      {data?.itens.length === 0 && <Vazio texto={textos.vazio} icone="tabler:bell" />}
      <ul className={classes.lista}>
        {data?.itens.map((aviso) => (
          <LinhaDoAviso key={aviso.id} aviso={aviso} aoAbrir={aoFechar} />
        ))}
      </ul>
      <div className={classes.rodape}>
        <Link to="/avisos" onClick={aoFechar}>
          {textos.verTodos}
        </Link>
      </div>
    </>
  )
}
