import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { ActionIcon, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { grupos } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'
import classes from './QuemTem.module.css'

/** The groups and people that have a permission today, according to what is saved. */
export function QuemTem({ permissao }: { permissao: Permissao }) {
  const podeVer = usePode('LISTAR.GRUPO_PERMISSAO')
  const [aberto, setAberto] = useState(false)
  if (!podeVer) return null
  const titulo = textos.quemTem(rotuloDaPermissao(permissao))
  return (
    <Popover opened={aberto} onChange={setAberto} width={280} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size={24}
          aria-label={titulo}
          onClick={() => setAberto(!aberto)}
        >
          <Icone nome="tabler:users" tamanho={14} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={titulo} tabIndex={-1} data-autofocus className={classes.lista ?? ''}>
        {aberto && <Lista permissao={permissao} titulo={titulo} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Lista({ permissao, titulo }: { permissao: Permissao; titulo: string }) {
  const { data, error, refetch } = useQuery(grupos.quemTem(permissao))
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />
  if (!data) return <Carregando linhas={2} />
  return (
    <>
      <p className={classes.titulo}>{titulo}</p>
      <h3 className={classes.parte}>{textos.gruposCom}</h3>
      <ul>
        {data.grupos.length === 0 && <li>{textos.ninguem}</li>}
        {data.grupos.map(({ id, nome }) => (
          <li key={id}>{nome}</li>
        ))}
      </ul>
      <h3 className={classes.parte}>{textos.pessoasCom}</h3>
      <ul>
        {data.usuarios.length === 0 && <li>{textos.ninguem}</li>}
        {data.usuarios.map(({ id, nome, grupo }) => (
          <li key={id}>
            {nome} <span className={classes.grupo}>{grupo}</span>
          </li>
        ))}
        {data.ha_mais && <li>{textos.haMais}</li>}
      </ul>
    </>
  )
}
