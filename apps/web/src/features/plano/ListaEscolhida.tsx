import { ActionIcon } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { Icone } from '#ui/Icone.tsx'
import { ListaOrdenavel } from '#ui/ordem/ListaOrdenavel.tsx'
import type { SecaoProps } from './formulario-do-plano.ts'
import classes from './Plano.module.css'
import { textos } from './plano.textos.ts'

type Opcao = { id: string; nome: string }

type ListaEscolhidaProps<Item> = SecaoProps & {
  campo: 'recursos' | 'adicionais'
  rotulo: string
  textoAdicionar: string
  textoVazio: string
  /** In order. */
  itens: readonly Item[]
  opcoes: readonly Opcao[]
  aoAdicionar: (id: string) => void
  aoOrdenar: (ids: string[]) => void
  aoTirar: (id: string) => void
  /** Why this one cannot be removed. */
  motivoDeFicar?: (item: Item) => string | null
  children: (item: Item, indice: number) => ReactNode
}

/** Records chosen one by one, in an order that matters. */
export function ListaEscolhida<Item extends Opcao>(props: ListaEscolhidaProps<Item>) {
  const [busca, setBusca] = useState('')
  const { form, campo, travado, itens, motivoDeFicar = () => null } = props
  // Connects the field's error to this input, because the value itself is the list above it.
  const { value: _, onChange: __, ...ligacao } = form.getInputProps(campo)
  const escolhidos = new Set(itens.map(({ id }) => id))
  const restantes = props.opcoes.filter(({ id }) => !escolhidos.has(id))
  return (
    <>
      {itens.length === 0 ? (
        <p className={classes.vazio}>{props.textoVazio}</p>
      ) : (
        <ListaOrdenavel rotulo={props.rotulo} itens={itens} aoOrdenar={props.aoOrdenar} motivo={travado}>
          {(item) => (
            <div className={classes.item}>
              {props.children(
                item,
                itens.findIndex(({ id }) => id === item.id),
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={textos.tirar(item.nome)}
                title={motivoDeFicar(item) ?? undefined}
                disabled={travado !== null || motivoDeFicar(item) !== null}
                onClick={() => props.aoTirar(item.id)}
              >
                <Icone nome="tabler:x" tamanho={16} />
              </ActionIcon>
            </div>
          )}
        </ListaOrdenavel>
      )}
      <CampoSelecao
        {...ligacao}
        aria-label={props.textoAdicionar}
        placeholder={props.textoAdicionar}
        disabled={travado !== null}
        value={null}
        searchValue={busca}
        onSearchChange={setBusca}
        onChange={(id) => {
          if (id) props.aoAdicionar(id)
          setBusca('')
        }}
        data={restantes.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
    </>
  )
}
