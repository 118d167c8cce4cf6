import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { responsaveisPossiveis } from '../atendimento.data.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

const t = textos.atribuir
const NINGUEM = 'ninguem'

export function Atribuir(props: DialogoProps) {
  const { id, responsavel } = props.atendimento
  const { data, error, refetch } = useQuery(responsaveisPossiveis(id))
  const [escolhido, setEscolhido] = useState<string | null>(null)
  const [falta, setFalta] = useState(false)
  const conferir = () => {
    setFalta(!escolhido)
    return escolhido ? { responsavel_id: escolhido === NINGUEM ? null : escolhido } : false
  }
  const pessoas = (data ?? []).map(({ id, nome }) => ({ value: id, label: nome }))
  return (
    <QuadroDoAtendimento {...props} acao="atribuir" conferir={conferir} campos={['responsavel_id']}>
      {(erro) => (
        <>
          {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
          <CampoSelecao
            label={t.campo}
            data={responsavel ? [{ value: NINGUEM, label: t.ninguem }, ...pessoas] : pessoas}
            disabled={!data}
            value={escolhido}
            onChange={setEscolhido}
            error={(falta && !escolhido && t.escolha) || erro('responsavel_id')}
            // Inside the dialog: what opens over the page would be behind it.
            comboboxProps={{ withinPortal: false }}
            data-autofocus
          />
        </>
      )}
    </QuadroDoAtendimento>
  )
}
