export const audioDeAntes = 'O áudio foi gravado antes de a oferta mudar: ouça-o ou grave de novo.'
