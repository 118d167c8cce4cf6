import { useMotivoEscrito } from '#partes/motivo/useMotivoEscrito.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoBoleto } from './QuadroDoBoleto.tsx'

/** Why it is not charged any more, or why it was not paid after all. */
export function ComMotivo({ acao, ...props }: DialogoProps & { acao: 'cancelar' | 'desfazer_baixa' }) {
  const palavras = useMotivoEscrito()
  const conferir = () => {
    const motivo = palavras.conferir()
    return motivo !== false && { motivo }
  }
  return (
    <QuadroDoBoleto
      {...props}
      acao={acao}
      conferir={conferir}
      campos={['motivo']}
      perigosa={acao === 'cancelar'}
    >
      {(doServidor) => (
        <CampoAreaTexto
          {...palavras.ligar(doServidor('motivo'))}
          label={textos.motivo[acao]}
          data-autofocus
        />
      )}
    </QuadroDoBoleto>
  )
}
