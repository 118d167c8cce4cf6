import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { CampoNascimento } from '#partes/cliente/CampoNascimento.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { rotulos } from './cliente.textos.ts'

export function CamposDePF() {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const comum = { autoComplete: 'off', vazio: null }
  return (
    <>
      <CampoTexto {...comum} name="nome_social" label={rotulos.nome_social} maxLength={150} />
      <CampoNascimento name="data_nascimento" label={rotulos.data_nascimento} hoje={hoje} />
      <CampoTexto {...comum} name="rg" label={rotulos.rg} maxLength={20} />
      <CampoTexto {...comum} name="nome_mae" label={rotulos.nome_mae} maxLength={150} />
    </>
  )
}
