import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { SituacaoDoCliente } from '#partes/cliente/SituacaoDoCliente.tsx'
import { Entrada } from '#ui/campos/Entrada.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { clientes } from '../cliente.data.ts'
import { textos as doCliente } from '../cliente.textos.ts'
import { impedimento } from './escolhas.ts'
import classes from './Unificar.module.css'
import { textos } from './unificar.textos.ts'

const ESPERA_MS = 250
const MINIMO = 3

type ProcurarOutroProps = { cliente: Cliente; aoEscolher: (id: string) => void }

export function ProcurarOutro({ cliente, aoEscolher }: ProcurarOutroProps) {
  const [texto, setTexto] = useState('')
  const [busca] = useDebouncedValue(texto.trim(), ESPERA_MS)
  const basta = busca.length >= MINIMO
  const { data, error } = useQuery({ ...clientes.consultar(busca), enabled: basta })
  const outros = data?.itens.filter(({ id }) => id !== cliente.id) ?? []
  return (
    <>
      <Entrada
        label={textos.procurar}
        placeholder={textos.dicaDeBusca}
        type="search"
        autoComplete="off"
        data-autofocus
        texto={texto}
        aoMudar={setTexto}
      />
      {basta && error && <ErroNaTela mensagem={textoDoErro(error)} />}
      <p role="status" className={classes.aviso}>
        {!basta && textos.digiteMais}
        {basta && data && outros.length === 0 && textos.nenhum}
        {basta && data?.ha_mais && textos.haMais}
      </p>
      {basta && (
        <ul className={classes.encontrados}>
          {outros.map((outro) => (
            <Encontrado key={outro.id} cliente={cliente} outro={outro} aoEscolher={aoEscolher} />
          ))}
        </ul>
      )}
    </>
  )
}

type EncontradoProps = ProcurarOutroProps & { outro: ClienteEncontrado }

function Encontrado({ cliente, outro, aoEscolher }: EncontradoProps) {
  const motivo = impedimento(cliente, outro)
  const detalhes = [
    doCliente.numero(outro.codigo),
    outro.cpf_cnpj && formatarDocumento(outro.cpf_cnpj),
    outro.telefone && formatarTelefone(outro.telefone),
    outro.cidade,
  ]
  return (
    <li>
      <button type="button" disabled={motivo !== null} onClick={() => aoEscolher(outro.id)}>
        <span>
          <strong>{outro.nome}</strong> <SituacaoDoCliente situacao={outro.situacao} />
        </span>
        <small>{detalhes.filter(Boolean).join(', ')}</small>
        {motivo && <small>{textos.impedimentos[motivo]}</small>}
      </button>
    </li>
  )
}
