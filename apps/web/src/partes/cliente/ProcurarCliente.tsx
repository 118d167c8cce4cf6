import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Entrada } from '#ui/campos/Entrada.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'

import classes from './ProcurarCliente.module.css'
import { procurarClientes } from './procurar.data.ts'
import { textos } from './procurar.textos.ts'
import { SituacaoDoCliente } from './SituacaoDoCliente.tsx'

const ESPERA_MS = 250
const MINIMO = 3

type Escolha = {
  /** Why this one cannot be chosen. */
  impedimento: (outro: ClienteEncontrado) => string | null
  aoEscolher: (outro: ClienteEncontrado) => void
}

type ProcurarClienteProps = Escolha & {
  rotulo: string
  /** The client who looks for another one. */
  exceto?: string
  erro?: string | undefined
}

/** A client, by name, document or phone. */
export function ProcurarCliente({ rotulo, exceto, erro, ...escolha }: ProcurarClienteProps) {
  const [texto, setTexto] = useState('')
  const [busca] = useDebouncedValue(texto.trim(), ESPERA_MS)
  const basta = busca.length >= MINIMO
  const { data, error } = useQuery({ ...procurarClientes(busca), enabled: basta })
  const outros = data?.itens.filter(({ id }) => id !== exceto) ?? []
  return (
    <>
      <Entrada
        label={rotulo}
        placeholder={textos.dica}
        type="search"
        autoComplete="off"
        data-autofocus
        texto={texto}
        aoMudar={setTexto}
        error={erro}
      />
      {basta && error && <ErroNaTela mensagem={textoDoErro(error)} />}
      <p role="status" className={classes.aviso}>
        {!basta && textos.digiteMais}
        {basta && data && outros.length === 0 && (exceto ? textos.nenhum : textos.ninguem)}
        {basta && data?.ha_mais && textos.haMais}
      </p>
      {basta && (
        <ul className={classes.encontrados}>
          {outros.map((outro) => (
            <Encontrado key={outro.id} outro={outro} {...escolha} />
          ))}
        </ul>
      )}
    </>
  )
}

function Encontrado({ outro, impedimento, aoEscolher }: Escolha & { outro: ClienteEncontrado }) {
  const motivo = impedimento(outro)
  const detalhes = [
    textos.numero(outro.codigo),
    outro.cpf_cnpj && formatarDocumento(outro.cpf_cnpj),
    outro.telefone && formatarTelefone(outro.telefone),
    outro.cidade,
  ]
  return (
    <li>
      <button type="button" disabled={motivo !== null} onClick={() => aoEscolher(outro)}>
        <span>
          <strong>{outro.nome}</strong> <SituacaoDoCliente situacao={outro.situacao} />
        </span>
        <small>{detalhes.filter(Boolean).join(', ')}</small>
        {motivo && <small>{motivo}</small>}
      </button>
    </li>
  )
}
