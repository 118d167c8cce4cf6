import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { outrosDoCliente } from '../atendimento.data.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

const t = textos.unir

/** A double goes into another ticket of the same client. */
export function Unir(props: DialogoProps) {
  const { id, cliente } = props.atendimento
  const { data, error, refetch } = useQuery(outrosDoCliente(cliente.id))
  const [principal_id, setPrincipal] = useState('')
  const [falta, setFalta] = useState(false)
  const conferir = () => {
    setFalta(!principal_id)
    return principal_id ? { principal_id } : false
  }
  const outros = data?.itens.filter((outro) => outro.id !== id)
  return (
    <QuadroDoAtendimento
      {...props}
      acao="unir"
      conferir={conferir}
      campos={['principal_id']}
      perigosa
      bloqueada={outros?.length === 0}
    >
      {(erro) => (
        <>
          {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
          {outros?.length === 0 ? (
            <Text size="sm">{t.nenhum}</Text>
          ) : (
            <CampoDeOpcoes
              label={t.campo}
              nomes={Object.fromEntries(
                (outros ?? []).map((outro) => [outro.id, t.opcao(outro.protocolo, outro.assunto)]),
              )}
              escolha={t.escolha}
              disabled={!outros}
              value={principal_id}
              onChange={setPrincipal}
              error={(falta && !principal_id && t.escolha) || erro('principal_id')}
              data-autofocus
            />
          )}
        </>
      )}
    </QuadroDoAtendimento>
  )
}
